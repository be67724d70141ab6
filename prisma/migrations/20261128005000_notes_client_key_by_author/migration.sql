-- A key is unique among the notes of its author: keys of different authors of one person's notes are independent.
CREATE UNIQUE INDEX CONCURRENTLY "notes_user_id_author_id_client_key_key" ON "notes"("user_id", "author_id", "client_key");
