-- A link that is sent again with the same key is added once.
CREATE UNIQUE INDEX CONCURRENTLY "workout_links_user_id_client_key_key" ON "workout_links"("user_id", "client_key");
