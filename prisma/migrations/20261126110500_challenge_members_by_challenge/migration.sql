-- The index of the migration before begins with the same column.
DROP INDEX CONCURRENTLY "challenge_members_challenge_id_idx";
