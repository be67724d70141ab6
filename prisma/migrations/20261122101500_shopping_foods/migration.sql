-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "food_id" UUID;

-- CreateIndex
CREATE INDEX "shopping_items_food_id_idx" ON "shopping_items"("food_id");

-- AddForeignKey
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_food_id_fkey" FOREIGN KEY ("food_id") REFERENCES "foods"("id") ON DELETE SET NULL ON UPDATE CASCADE;
