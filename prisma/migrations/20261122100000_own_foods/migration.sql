-- CreateEnum
CREATE TYPE "FoodSource" AS ENUM ('KOSTBAR', 'BLS', 'OWN');

-- CreateEnum
CREATE TYPE "ValueOrigin" AS ENUM ('FOODS', 'HAND');

-- DropIndex
DROP INDEX "foods_name_key";

-- AlterTable
ALTER TABLE "foods" ADD COLUMN     "owner_id" UUID,
ADD COLUMN     "source" "FoodSource" NOT NULL DEFAULT 'KOSTBAR',
ADD COLUMN     "source_key" TEXT,
ADD COLUMN     "fibre" DOUBLE PRECISION,
ADD COLUMN     "sugar" DOUBLE PRECISION,
ADD COLUMN     "saturates" DOUBLE PRECISION,
ADD COLUMN     "salt" DOUBLE PRECISION,
ADD COLUMN     "allergens_stated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "nutrition_by" "ValueOrigin" NOT NULL DEFAULT 'HAND',
ADD COLUMN     "allergens_by" "ValueOrigin" NOT NULL DEFAULT 'HAND';

-- CreateTable
CREATE TABLE "food_portions" (
    "food_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "grams" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "food_portions_pkey" PRIMARY KEY ("food_id","position")
);

-- AddForeignKey
ALTER TABLE "foods" ADD CONSTRAINT "foods_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "food_portions" ADD CONSTRAINT "food_portions_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names sort as in a German dictionary wherever they are sorted: Äpfel before Birnen.
ALTER TABLE "foods" ALTER COLUMN "name" TYPE TEXT COLLATE "de-AT-x-icu";

-- CreateIndex
CREATE INDEX "foods_owner_id_withdrawn_at_name_id_idx" ON "foods"("owner_id", "withdrawn_at", "name", "id");

-- Each owner has a name once; foods without an owner share the nil UUID.
CREATE UNIQUE INDEX "foods_owner_name" ON "foods" (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'), lower("name"))
  WHERE "withdrawn_at" IS NULL;

-- All foods so far were shipped with all of their allergens.
UPDATE "foods" SET "allergens_stated" = true;

-- A name as it is searched for: without case, accents and umlauts, so that 'apfel' finds 'Äpfel'.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(replace(lower($1 COLLATE "de-AT-x-icu"), 'ß', 'ss'), 'äöüàáâèéêëìíîïòóôùúûçñ', 'aouaaaeeeeiiiiooouuucn');

-- What people type is matched with whole names and their beginnings.
CREATE INDEX "foods_by_search_text" ON "foods" (search_text("name") text_pattern_ops);

-- Parts of names.
CREATE INDEX "foods_search" ON "foods" USING gin (search_text("name") gin_trgm_ops);
