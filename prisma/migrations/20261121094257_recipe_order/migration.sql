-- DropForeignKey
ALTER TABLE "recipes" DROP CONSTRAINT "recipes_owner_id_fkey";

-- DropIndex
DROP INDEX "recipes_owner_id_name_idx";

-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "planned" JSONB;

-- CreateIndex
CREATE INDEX "recipes_owner_id_withdrawn_at_name_id_idx" ON "recipes"("owner_id", "withdrawn_at", "name", "id");

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Names sort as in a German dictionary wherever they are sorted: Äpfel before Birnen.
ALTER TABLE "recipes" ALTER COLUMN "name" TYPE TEXT COLLATE "de-AT-x-icu";

-- What people type is matched with foods whatever its case.
CREATE INDEX "foods_by_name" ON "foods" (lower("name"));
