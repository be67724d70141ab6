-- The status page lists the events that wait or have failed, which are few among those of 90 days.
CREATE INDEX CONCURRENTLY "payment_events_unprocessed" ON "payment_events" ("type", "received_at") WHERE "processed_at" IS NULL;
