-- A note that is sent again with the same key is added once.
CREATE UNIQUE INDEX CONCURRENTLY "notes_user_id_client_key_key" ON "notes"("user_id", "client_key");
