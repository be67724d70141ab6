-- The order of the list: open ones first (NULLS FIRST is the default of DESC), then the latest settled.
CREATE INDEX CONCURRENTLY "withdrawals_settled_at_received_at_id_idx" ON "withdrawals"("settled_at" DESC, "received_at", "id");
