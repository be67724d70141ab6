-- CreateEnum
CREATE TYPE "PlanChangeCause" AS ENUM ('EDIT', 'FIT', 'SWAP', 'TEMPLATE', 'PUBLISH', 'UNDO');

-- AlterTable
ALTER TABLE "client_relations" ADD COLUMN     "allow_swaps" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "plan_entries" DROP CONSTRAINT "plan_entries_pkey",
ADD COLUMN     "food_id" UUID,
ADD COLUMN     "grams" DOUBLE PRECISION,
ADD COLUMN     "id" UUID NOT NULL DEFAULT uuidv7(),
ADD COLUMN     "locked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 20,
ADD COLUMN     "recipe_version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "recipe_id" DROP NOT NULL,
ADD CONSTRAINT "plan_entries_pkey" PRIMARY KEY ("id");

-- CreateTable
CREATE TABLE "plan_days" (
    "user_id" UUID NOT NULL,
    "day" "Weekday" NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" UUID,

    CONSTRAINT "plan_days_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "plan_drafts" (
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "days" JSONB NOT NULL,
    "switches" JSONB NOT NULL,
    "author_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_drafts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "plan_revisions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "draft" BOOLEAN NOT NULL,
    "cause" "PlanChangeCause" NOT NULL,
    "actor_id" UUID,
    "changes" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" UUID,

    CONSTRAINT "plan_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guard_overrides" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "recipe_id" UUID,
    "food_id" UUID,
    "encrypted" BYTEA NOT NULL,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guard_overrides_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "plan_days_updated_by_id_idx" ON "plan_days"("updated_by_id");

-- CreateIndex
CREATE INDEX "plan_drafts_author_id_idx" ON "plan_drafts"("author_id");

-- CreateIndex
CREATE INDEX "plan_revisions_user_id_id_idx" ON "plan_revisions"("user_id", "id");

-- CreateIndex
CREATE INDEX "plan_revisions_created_at_idx" ON "plan_revisions"("created_at");

-- CreateIndex
CREATE INDEX "plan_revisions_actor_id_idx" ON "plan_revisions"("actor_id");

-- CreateIndex
CREATE INDEX "plan_revisions_undone_by_id_idx" ON "plan_revisions"("undone_by_id");

-- CreateIndex
CREATE INDEX "guard_overrides_user_id_idx" ON "guard_overrides"("user_id");

-- CreateIndex
CREATE INDEX "guard_overrides_recipe_id_idx" ON "guard_overrides"("recipe_id");

-- CreateIndex
CREATE INDEX "guard_overrides_food_id_idx" ON "guard_overrides"("food_id");

-- CreateIndex
CREATE INDEX "guard_overrides_actor_id_idx" ON "guard_overrides"("actor_id");

-- CreateIndex
CREATE INDEX "plan_entries_food_id_idx" ON "plan_entries"("food_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_entries_user_id_day_meal_recipe_id_key" ON "plan_entries"("user_id", "day", "meal", "recipe_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_entries_user_id_day_meal_food_id_key" ON "plan_entries"("user_id", "day", "meal", "food_id");

-- AddForeignKey
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_drafts" ADD CONSTRAINT "plan_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_drafts" ADD CONSTRAINT "plan_drafts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_revisions" ADD CONSTRAINT "plan_revisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_revisions" ADD CONSTRAINT "plan_revisions_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_revisions" ADD CONSTRAINT "plan_revisions_undone_by_id_fkey" FOREIGN KEY ("undone_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guard_overrides" ADD CONSTRAINT "guard_overrides_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guard_overrides" ADD CONSTRAINT "guard_overrides_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guard_overrides" ADD CONSTRAINT "guard_overrides_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guard_overrides" ADD CONSTRAINT "guard_overrides_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Exactly one of recipe and food; grams belong to foods.
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_item" CHECK (
  num_nonnulls("recipe_id", "food_id") = 1 AND ("grams" IS NULL) = ("food_id" IS NULL)
);

ALTER TABLE "guard_overrides" ADD CONSTRAINT "guard_overrides_item" CHECK (num_nonnulls("recipe_id", "food_id") = 1);

-- Versions of days and drafts: greater with every change, and never given twice, also when a draft is discarded.
CREATE SEQUENCE "plan_versions" AS INTEGER;
