-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "shopping_items_user_id_client_key_key" ON "shopping_items"("user_id", "client_key");
