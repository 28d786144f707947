CREATE TABLE "withholding_row" (
	"year" smallint NOT NULL,
	"table_column" text NOT NULL,
	"period" text NOT NULL,
	"from_yen" integer NOT NULL,
	"below_yen" integer,
	"base_tax" integer NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "withholding_row_year_table_column_period_from_yen_pk" PRIMARY KEY("year","table_column","period","from_yen"),
	CONSTRAINT "withholding_row_column_known" CHECK ("withholding_row"."table_column" in ('OTSU', 'HEI')),
	CONSTRAINT "withholding_row_period_known" CHECK ("withholding_row"."period" in ('MONTHLY', 'DAILY')),
	CONSTRAINT "withholding_row_whole" CHECK ("withholding_row"."from_yen" >= 0 and ("withholding_row"."below_yen" is null or "withholding_row"."below_yen" > "withholding_row"."from_yen")),
	CONSTRAINT "withholding_row_tax" CHECK ("withholding_row"."base_tax" >= 0 and "withholding_row"."rate" between 0 and 1000000)
);
