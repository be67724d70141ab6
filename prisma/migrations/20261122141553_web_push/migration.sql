-- The clock of push: tests of longer periods replace it.
CREATE FUNCTION "push_now"() RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS 'SELECT now()';

-- When something that is due at this moment may be delivered: at the end of the quiet hours (21:00 to 07:00 in Vienna).
CREATE FUNCTION "after_quiet_hours"("moment" TIMESTAMPTZ) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN ("moment" AT TIME ZONE 'Europe/Vienna')::time >= '21:00'
      THEN (("moment" AT TIME ZONE 'Europe/Vienna')::date + 1 + time '07:00') AT TIME ZONE 'Europe/Vienna'
    WHEN ("moment" AT TIME ZONE 'Europe/Vienna')::time < '07:00'
      THEN (("moment" AT TIME ZONE 'Europe/Vienna')::date + time '07:00') AT TIME ZONE 'Europe/Vienna'
    ELSE "moment" END
$$;

CREATE TYPE "PushDeliveryState" AS ENUM ('PENDING', 'SENDING', 'SENT', 'FAILED', 'SKIPPED');
CREATE TYPE "PushMessageStatus" AS ENUM ('PLANNED', 'SENDING', 'SENT', 'FAILED', 'CANCELLED');
CREATE TYPE "PushSender" AS ENUM ('TRAINER', 'ADMIN');
CREATE TYPE "PushRecipientState" AS ENUM ('PENDING', 'SENT', 'FAILED', 'INBOX');

CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint_hash" BYTEA NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_messages" (
    "id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "sender" "PushSender" NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "audience" JSONB NOT NULL,
    "schedule" JSONB NOT NULL,
    "status" "PushMessageStatus" NOT NULL DEFAULT 'PLANNED',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_occurrences" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "status" "PushMessageStatus" NOT NULL DEFAULT 'PLANNED',
    "started_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_occurrences_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_recipients" (
    "occurrence_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "state" "PushRecipientState" NOT NULL DEFAULT 'PENDING',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_recipients_pkey" PRIMARY KEY ("occurrence_id", "user_id")
);

CREATE TABLE "push_deliveries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "notification_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "occurrence_id" UUID,
    "state" "PushDeliveryState" NOT NULL DEFAULT 'PENDING',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_hash_key" ON "push_subscriptions"("endpoint_hash");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");
CREATE INDEX "push_messages_author_id_id_idx" ON "push_messages"("author_id", "id" DESC);
CREATE UNIQUE INDEX "push_occurrences_message_id_due_at_key" ON "push_occurrences"("message_id", "due_at");
-- What the job looks for: planned occurrences that are due, and those being sent.
CREATE INDEX "push_occurrences_open" ON "push_occurrences"("due_at") WHERE "status" IN ('PLANNED', 'SENDING');
CREATE INDEX "push_recipients_user_id_created_at_idx" ON "push_recipients"("user_id", "created_at");
CREATE UNIQUE INDEX "push_deliveries_notification_id_subscription_id_key" ON "push_deliveries"("notification_id", "subscription_id");
CREATE INDEX "push_deliveries_user_id_idx" ON "push_deliveries"("user_id");
CREATE INDEX "push_deliveries_subscription_id_idx" ON "push_deliveries"("subscription_id");
CREATE INDEX "push_deliveries_occurrence_id_idx" ON "push_deliveries"("occurrence_id");
-- The outbox: what is still to be delivered, in the order it is due.
CREATE INDEX "push_deliveries_open" ON "push_deliveries"("due_at") WHERE "state" IN ('PENDING', 'SENDING');

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_occurrences" ADD CONSTRAINT "push_occurrences_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "push_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_recipients" ADD CONSTRAINT "push_recipients_occurrence_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "push_occurrences"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_recipients" ADD CONSTRAINT "push_recipients_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_occurrence_id_fkey" FOREIGN KEY ("occurrence_id") REFERENCES "push_occurrences"("id") ON DELETE CASCADE ON UPDATE CASCADE;
