-- The erasure of an account deletes the mails about it. The table grows with every mail that is sent.
CREATE INDEX CONCURRENTLY "mail_deliveries_subject_id_idx" ON "mail_deliveries"("subject_id");
