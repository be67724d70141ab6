-- The newest messages of a thread, so that the inbox and the unread count read one row per thread.
ALTER TABLE "thread_states" ADD COLUMN "last_client_message_id" UUID,
ADD COLUMN "last_trainer_message_id" UUID;

-- Mails about unread messages.
ALTER TABLE "thread_reads" ALTER COLUMN "last_read_id" DROP NOT NULL,
ADD COLUMN "mail_due_at" TIMESTAMPTZ(3),
ADD COLUMN "mailed_at" TIMESTAMPTZ(3);
CREATE INDEX "thread_reads_mail_due" ON "thread_reads" ("mail_due_at") WHERE "mail_due_at" IS NOT NULL;

-- Reminders of deadlines, and clocks to stop or resume.
ALTER TABLE "pending_answers" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
CREATE INDEX "pending_answers_due" ON "pending_answers" ("due_at")
  WHERE "closed_at" IS NULL AND "stopped_at" IS NULL AND "reminded_at" IS NULL;
CREATE INDEX "pending_answers_stopped" ON "pending_answers" ("stopped_at")
  WHERE "closed_at" IS NULL AND "stopped_at" IS NOT NULL;
