-- Replaced by the index of the migration before.
DROP INDEX CONCURRENTLY "notes_user_id_client_key_key";
