-- CreateEnum
CREATE TYPE "ExportStatus" AS ENUM ('WAITING', 'RUNNING', 'READY', 'FAILED');

-- CreateEnum
CREATE TYPE "Weekday" AS ENUM ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');

-- CreateEnum
CREATE TYPE "Meal" AS ENUM ('BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER', 'LATE_SNACK');

-- CreateEnum
CREATE TYPE "Aisle" AS ENUM ('PRODUCE', 'BAKERY', 'DAIRY', 'MEAT_FISH', 'PANTRY', 'FROZEN', 'SPICES', 'DRINKS');

-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "aisle" "Aisle";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "muted_notifications" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "arrived_at" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "ExportStatus" NOT NULL DEFAULT 'WAITING',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "key" TEXT,
    "size" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "macro_targets" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kcal" INTEGER NOT NULL,
    "carbs" INTEGER NOT NULL,
    "proteins" INTEGER NOT NULL,
    "fats" INTEGER NOT NULL,
    "set_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "macro_targets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weights" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kg" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "weights_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "plan_entries" (
    "user_id" UUID NOT NULL,
    "day" "Weekday" NOT NULL,
    "meal" "Meal" NOT NULL,
    "recipe_id" UUID NOT NULL,
    "portions" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_entries_pkey" PRIMARY KEY ("user_id","day","meal","recipe_id")
);

-- CreateTable
CREATE TABLE "plan_notes" (
    "user_id" UUID NOT NULL,
    "day" "Weekday" NOT NULL,
    "meal" "Meal" NOT NULL,
    "note" TEXT NOT NULL,

    CONSTRAINT "plan_notes_pkey" PRIMARY KEY ("user_id","day","meal")
);

-- CreateTable
CREATE TABLE "disabled_meals" (
    "user_id" UUID NOT NULL,
    "meal" "Meal" NOT NULL,

    CONSTRAINT "disabled_meals_pkey" PRIMARY KEY ("user_id","meal")
);

-- CreateTable
CREATE TABLE "foods" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "aisle" "Aisle" NOT NULL,
    "kcal" DOUBLE PRECISION NOT NULL,
    "carbs" DOUBLE PRECISION NOT NULL,
    "proteins" DOUBLE PRECISION NOT NULL,
    "fats" DOUBLE PRECISION NOT NULL,
    "grams_per_piece" DOUBLE PRECISION,
    "grams_per_ml" DOUBLE PRECISION,
    "allergens" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "foods_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipes" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "image_key" TEXT,
    "picture" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "kcal" DOUBLE PRECISION NOT NULL,
    "carbs" DOUBLE PRECISION NOT NULL,
    "proteins" DOUBLE PRECISION NOT NULL,
    "fats" DOUBLE PRECISION NOT NULL,
    "servings" INTEGER NOT NULL DEFAULT 1,
    "prep_minutes" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "allergens" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "steps" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "recipes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipe_ingredients" (
    "recipe_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "amount" DOUBLE PRECISION NOT NULL,
    "unit" TEXT NOT NULL,
    "normal_name" TEXT NOT NULL,
    "note" TEXT,
    "food_id" UUID,

    CONSTRAINT "recipe_ingredients_pkey" PRIMARY KEY ("recipe_id","position")
);

-- CreateTable
CREATE TABLE "recipe_picks" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "portions" DOUBLE PRECISION NOT NULL DEFAULT 1,

    CONSTRAINT "recipe_picks_pkey" PRIMARY KEY ("user_id","recipe_id")
);

-- CreateTable
CREATE TABLE "workout_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workout_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "documents_key_key" ON "documents"("key");

-- CreateIndex
CREATE INDEX "documents_user_id_id_idx" ON "documents"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "data_exports_user_id_id_idx" ON "data_exports"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "macro_targets_user_id_id_idx" ON "macro_targets"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "macro_targets_set_by_id_idx" ON "macro_targets"("set_by_id");

-- CreateIndex
CREATE INDEX "plan_entries_recipe_id_idx" ON "plan_entries"("recipe_id");

-- CreateIndex
CREATE UNIQUE INDEX "foods_name_key" ON "foods"("name");

-- CreateIndex
CREATE INDEX "recipes_owner_id_name_idx" ON "recipes"("owner_id", "name");

-- CreateIndex
CREATE INDEX "recipe_ingredients_food_id_idx" ON "recipe_ingredients"("food_id");

-- CreateIndex
CREATE INDEX "recipe_picks_recipe_id_idx" ON "recipe_picks"("recipe_id");

-- CreateIndex
CREATE INDEX "workout_links_user_id_id_idx" ON "workout_links"("user_id", "id");

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "macro_targets" ADD CONSTRAINT "macro_targets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "macro_targets" ADD CONSTRAINT "macro_targets_set_by_id_fkey" FOREIGN KEY ("set_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_notes" ADD CONSTRAINT "plan_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disabled_meals" ADD CONSTRAINT "disabled_meals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_picks" ADD CONSTRAINT "recipe_picks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_picks" ADD CONSTRAINT "recipe_picks_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workout_links" ADD CONSTRAINT "workout_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Recipes are found by a part of their name and by their tags, while one types.
CREATE INDEX "recipes_search" ON "recipes" USING gin (lower("name") gin_trgm_ops);
CREATE INDEX "recipes_tags" ON "recipes" USING gin ("tags");
