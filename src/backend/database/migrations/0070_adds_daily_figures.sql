CREATE TABLE "daily_figure" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"channel" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_figure_day_step_channel_source_pk" PRIMARY KEY("day","step","channel","source")
);
