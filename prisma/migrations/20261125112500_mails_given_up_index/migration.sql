-- `sweep-mails` finds what was given up long ago by it. The table grows with every mail that is sent.
CREATE INDEX CONCURRENTLY "mail_deliveries_given_up" ON "mail_deliveries" ("created_at") WHERE "given_up_at" IS NOT NULL;
