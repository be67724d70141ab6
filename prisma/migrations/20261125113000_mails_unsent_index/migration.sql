-- The hourly sweep looks for the few unsent deliveries of a table that only grows.
CREATE INDEX CONCURRENTLY "mail_deliveries_unsent" ON "mail_deliveries" ("created_at") WHERE "sent_at" IS NULL AND "given_up_at" IS NULL;
