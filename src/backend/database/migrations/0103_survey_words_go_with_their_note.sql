-- The words of a survey are kept as long as the note of what our staff did about them.
create function "survey_words_gone"() returns trigger language plpgsql as $$
begin
  update work_survey set good = '', improve = '', only_to_operator = ''
    where work_id = old.work_id and (good <> '' or improve <> '' or only_to_operator <> '');
  return null;
end
$$;
--> statement-breakpoint
create trigger "survey_note_gone" after delete on "survey_note" for each row execute function survey_words_gone();
