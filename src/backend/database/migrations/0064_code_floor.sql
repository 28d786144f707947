-- The oldest version of the app that this database still serves, named by that version's newest migration. A
-- migration that removes or renames something adds a row (src/commands/DECISIONS.md, "Expand, then contract").
CREATE TABLE IF NOT EXISTS "drizzle"."code_floor" ("migration" bigint PRIMARY KEY);
