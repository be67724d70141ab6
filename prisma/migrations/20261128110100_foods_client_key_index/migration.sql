-- A food that is sent again with the same key is added once.
CREATE UNIQUE INDEX CONCURRENTLY "foods_owner_id_client_key_key" ON "foods"("owner_id", "client_key");
