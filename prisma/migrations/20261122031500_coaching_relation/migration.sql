-- CreateEnum
CREATE TYPE "RelationOrigin" AS ENUM ('INVITED', 'ASSIGNED');

-- CreateEnum
CREATE TYPE "RelationEnd" AS ENUM ('TRAINER', 'CLIENT', 'ADMIN', 'SWITCH');

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('HEALTH', 'COACHING');

-- CreateEnum
CREATE TYPE "InviteStatus" AS ENUM ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REVOKED');

-- CreateEnum
CREATE TYPE "MeasureKind" AS ENUM ('WEIGHT', 'WAIST', 'HIP', 'BODY_FAT');

-- CreateEnum
CREATE TYPE "ThreadFolder" AS ENUM ('OPEN', 'LATER', 'DONE');

-- CreateEnum
CREATE TYPE "AnswerKind" AS ENUM ('MESSAGE', 'ANAMNESE', 'PROTOCOL', 'CHECKIN', 'ANALYSIS');

-- CreateEnum
CREATE TYPE "Profession" AS ENUM ('DIAETOLOGIE', 'ERNAEHRUNGSBERATUNG', 'SPORTWISSENSCHAFT', 'TRAINING', 'OTHER');

-- AlterTable
ALTER TABLE "client_relations" ADD COLUMN     "ended_by" "RelationEnd",
ADD COLUMN     "goal" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "next_review_at" DATE,
ADD COLUMN     "origin" "RelationOrigin" NOT NULL DEFAULT 'INVITED',
ADD COLUMN     "private_note" BYTEA,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "user_keys" (
    "user_id" UUID NOT NULL,
    "wrapped" BYTEA NOT NULL,
    "master_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_keys_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "version" TEXT NOT NULL,
    "relation_id" UUID,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invites" (
    "id" UUID NOT NULL,
    "trainer_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "InviteStatus" NOT NULL DEFAULT 'OPEN',
    "version" INTEGER NOT NULL DEFAULT 1,
    "sent_count" INTEGER NOT NULL DEFAULT 1,
    "last_sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "client_id" UUID,
    "assigned_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measures" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "MeasureKind" NOT NULL,
    "encrypted" BYTEA NOT NULL,

    CONSTRAINT "measures_pkey" PRIMARY KEY ("user_id","kind","day")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "relation_id" UUID NOT NULL,
    "author_id" UUID,
    "client_key" UUID NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_reads" (
    "relation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "last_read_id" UUID NOT NULL,

    CONSTRAINT "thread_reads_pkey" PRIMARY KEY ("relation_id","user_id")
);

-- CreateTable
CREATE TABLE "thread_states" (
    "relation_id" UUID NOT NULL,
    "folder" "ThreadFolder" NOT NULL DEFAULT 'OPEN',
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "thread_states_pkey" PRIMARY KEY ("relation_id")
);

-- CreateTable
CREATE TABLE "saved_replies" (
    "id" UUID NOT NULL,
    "trainer_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "category" TEXT,
    "kind" TEXT NOT NULL,
    "subject_id" UUID,
    "variables" JSONB NOT NULL DEFAULT '{}',
    "link" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_answers" (
    "id" UUID NOT NULL,
    "relation_id" UUID NOT NULL,
    "kind" "AnswerKind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "stopped_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "pending_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trainer_profiles" (
    "user_id" UUID NOT NULL,
    "headline" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "profession" "Profession" NOT NULL DEFAULT 'OTHER',
    "qualification" TEXT NOT NULL DEFAULT '',
    "register_number" TEXT NOT NULL DEFAULT '',
    "website" TEXT NOT NULL DEFAULT '',
    "away_from" DATE,
    "away_until" DATE,
    "away_text" TEXT NOT NULL DEFAULT '',
    "agreement_version" TEXT,
    "agreement_accepted_at" TIMESTAMPTZ(3),
    "verified_at" TIMESTAMPTZ(3),
    "verified_by_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trainer_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "user_keys_master_key_idx" ON "user_keys"("master_key");

-- CreateIndex
CREATE INDEX "consents_user_id_kind_idx" ON "consents"("user_id", "kind");

-- CreateIndex
CREATE INDEX "consents_relation_id_idx" ON "consents"("relation_id");

-- CreateIndex
CREATE INDEX "invites_trainer_id_status_id_idx" ON "invites"("trainer_id", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "invites_email_idx" ON "invites"("email");

-- CreateIndex
CREATE INDEX "invites_client_id_idx" ON "invites"("client_id");

-- CreateIndex
CREATE INDEX "invites_assigned_by_id_idx" ON "invites"("assigned_by_id");

-- CreateIndex
CREATE INDEX "messages_relation_id_id_idx" ON "messages"("relation_id", "id" DESC);

-- CreateIndex
CREATE INDEX "messages_author_id_idx" ON "messages"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_relation_id_client_key_key" ON "messages"("relation_id", "client_key");

-- CreateIndex
CREATE INDEX "thread_reads_user_id_idx" ON "thread_reads"("user_id");

-- CreateIndex
CREATE INDEX "saved_replies_trainer_id_id_idx" ON "saved_replies"("trainer_id", "id");

-- CreateIndex
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "pending_answers_kind_subject_id_key" ON "pending_answers"("kind", "subject_id");

-- CreateIndex
CREATE INDEX "trainer_profiles_verified_by_id_idx" ON "trainer_profiles"("verified_by_id");

-- AddForeignKey
ALTER TABLE "user_keys" ADD CONSTRAINT "user_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_assigned_by_id_fkey" FOREIGN KEY ("assigned_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measures" ADD CONSTRAINT "measures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_states" ADD CONSTRAINT "thread_states_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_answers" ADD CONSTRAINT "pending_answers_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trainer_profiles" ADD CONSTRAINT "trainer_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trainer_profiles" ADD CONSTRAINT "trainer_profiles_verified_by_id_fkey" FOREIGN KEY ("verified_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- At most one live consent per user, kind and relation.
CREATE UNIQUE INDEX "consents_live" ON "consents" ("user_id", "kind", "relation_id") NULLS NOT DISTINCT
  WHERE "revoked_at" IS NULL;

-- At most one open invitation per trainer and address.
CREATE UNIQUE INDEX "invites_open" ON "invites" ("trainer_id", "email") WHERE "status" = 'OPEN';

-- At most one unanswered message deadline per relation, and the open deadlines of a relation.
CREATE UNIQUE INDEX "pending_answers_message" ON "pending_answers" ("relation_id")
  WHERE "kind" = 'MESSAGE' AND "closed_at" IS NULL;
CREATE INDEX "pending_answers_open" ON "pending_answers" ("relation_id") WHERE "closed_at" IS NULL;

-- Unread notifications of a user, counted at every page.
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL;
