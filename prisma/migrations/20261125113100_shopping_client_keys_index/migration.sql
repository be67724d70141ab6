-- CreateIndex
CREATE UNIQUE INDEX CONCURRENTLY "shopping_items_user_id_client_key_key" ON "shopping_items"("user_id", "client_key");
