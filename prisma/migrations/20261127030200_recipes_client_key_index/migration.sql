-- A recipe that is sent again with the same key is added once.
CREATE UNIQUE INDEX CONCURRENTLY "recipes_owner_id_client_key_key" ON "recipes"("owner_id", "client_key");
