-- Replaced by the index of the migration before.
DROP INDEX CONCURRENTLY "withdrawals_settled_at_received_at_idx";
