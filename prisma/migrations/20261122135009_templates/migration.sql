-- CreateEnum
CREATE TYPE "TemplateGoal" AS ENUM ('LOSE', 'KEEP', 'GAIN', 'HEALTH');

-- CreateEnum
CREATE TYPE "TemplateStatus" AS ENUM ('DRAFT', 'ACTIVE', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "TemplateApplyMode" AS ENUM ('REPLACE', 'FILL_EMPTY');

-- CreateEnum
CREATE TYPE "TemplateApplyStatus" AS ENUM ('PENDING', 'APPLIED', 'SKIPPED');

-- CreateTable
CREATE TABLE "templates" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "goal" "TemplateGoal" NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "kcal" INTEGER,
    "carbs" INTEGER,
    "proteins" INTEGER,
    "fats" INTEGER,
    "status" "TemplateStatus" NOT NULL DEFAULT 'DRAFT',
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "shipped_key" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "details_version" INTEGER NOT NULL DEFAULT 1,
    "day_versions" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_entries" (
    "id" UUID NOT NULL,
    "template_id" UUID NOT NULL,
    "day" "Weekday" NOT NULL,
    "meal" "Meal" NOT NULL,
    "position" INTEGER NOT NULL,
    "recipe_id" UUID,
    "food_id" UUID,
    "portions" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "grams" DOUBLE PRECISION,
    "locked" BOOLEAN NOT NULL DEFAULT false,
    "recipe_version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "template_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_notes" (
    "template_id" UUID NOT NULL,
    "day" "Weekday" NOT NULL,
    "meal" "Meal" NOT NULL,
    "note" TEXT NOT NULL,

    CONSTRAINT "template_notes_pkey" PRIMARY KEY ("template_id","day","meal")
);

-- CreateTable
CREATE TABLE "template_applications" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "key" UUID NOT NULL,
    "template_id" UUID,
    "template_name" TEXT NOT NULL,
    "mode" "TemplateApplyMode" NOT NULL,
    "scale_portions" BOOLEAN NOT NULL,
    "release" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "template_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_application_clients" (
    "application_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "status" "TemplateApplyStatus" NOT NULL DEFAULT 'PENDING',
    "problem" TEXT,
    "revision_id" UUID,
    "undone_at" TIMESTAMPTZ(3),
    "undo_problem" TEXT,
    "kept" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "template_application_clients_pkey" PRIMARY KEY ("application_id","client_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "templates_shipped_key_key" ON "templates"("shipped_key");

-- CreateIndex
CREATE INDEX "templates_owner_id_idx" ON "templates"("owner_id");

-- CreateIndex
CREATE INDEX "templates_deleted_at_idx" ON "templates"("deleted_at");

-- CreateIndex
CREATE INDEX "template_entries_recipe_id_idx" ON "template_entries"("recipe_id");

-- CreateIndex
CREATE INDEX "template_entries_food_id_idx" ON "template_entries"("food_id");

-- CreateIndex
CREATE UNIQUE INDEX "template_entries_template_id_day_meal_recipe_id_key" ON "template_entries"("template_id", "day", "meal", "recipe_id");

-- CreateIndex
CREATE UNIQUE INDEX "template_entries_template_id_day_meal_food_id_key" ON "template_entries"("template_id", "day", "meal", "food_id");

-- CreateIndex
CREATE INDEX "template_applications_actor_id_id_idx" ON "template_applications"("actor_id", "id");

-- CreateIndex
CREATE INDEX "template_applications_template_id_idx" ON "template_applications"("template_id");

-- CreateIndex
CREATE INDEX "template_applications_created_at_idx" ON "template_applications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "template_applications_actor_id_key_key" ON "template_applications"("actor_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "template_application_clients_revision_id_key" ON "template_application_clients"("revision_id");

-- CreateIndex
CREATE INDEX "template_application_clients_client_id_idx" ON "template_application_clients"("client_id");

-- AddForeignKey
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_entries" ADD CONSTRAINT "template_entries_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_entries" ADD CONSTRAINT "template_entries_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_entries" ADD CONSTRAINT "template_entries_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_notes" ADD CONSTRAINT "template_notes_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_applications" ADD CONSTRAINT "template_applications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_applications" ADD CONSTRAINT "template_applications_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_application_clients" ADD CONSTRAINT "template_application_clients_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "template_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_application_clients" ADD CONSTRAINT "template_application_clients_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_application_clients" ADD CONSTRAINT "template_application_clients_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "plan_revisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Names sort as in a German dictionary.
ALTER TABLE "templates" ALTER COLUMN "name" TYPE TEXT COLLATE "de-AT-x-icu";

-- Each owner has a name once; those of the system share the nil UUID.
CREATE UNIQUE INDEX "templates_owner_name" ON "templates" (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'), lower("name"))
  WHERE "deleted_at" IS NULL;

-- A trainer has one test template.
CREATE UNIQUE INDEX "templates_test" ON "templates" ("owner_id") WHERE "is_test" AND "deleted_at" IS NULL;

-- Targets: all or none.
ALTER TABLE "templates" ADD CONSTRAINT "templates_targets" CHECK (num_nulls("kcal", "carbs", "proteins", "fats") IN (0, 4));

-- Exactly one of recipe and food; grams belong to foods.
ALTER TABLE "template_entries" ADD CONSTRAINT "template_entries_item" CHECK (
  num_nonnulls("recipe_id", "food_id") = 1 AND ("grams" IS NULL) = ("food_id" IS NULL)
);
