-- CreateEnum
CREATE TYPE "ReviewOutcome" AS ENUM ('REVIEWED', 'CHANGES_REQUESTED');

-- CreateEnum
CREATE TYPE "OwnQuestionKind" AS ENUM ('longText', 'scale', 'yesNo', 'choice');

-- CreateTable
CREATE TABLE "anamnesis_drafts" (
    "user_id" UUID NOT NULL,
    "encrypted" BYTEA,
    "rev" INTEGER NOT NULL DEFAULT 0,
    "step" TEXT,
    "is_updated_by_trainer" BOOLEAN NOT NULL DEFAULT false,
    "shared_relation_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "anamnesis_drafts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "anamnesis_versions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "anamnesis_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "anamnesis_reviews" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "trainer_id" UUID,
    "outcome" "ReviewOutcome" NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "anamnesis_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "anamnesis_questions" (
    "id" UUID NOT NULL,
    "trainer_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "OwnQuestionKind" NOT NULL,
    "label" TEXT NOT NULL,
    "options" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "anamnesis_questions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "anamnesis_drafts_shared_relation_id_idx" ON "anamnesis_drafts"("shared_relation_id");

-- CreateIndex
CREATE UNIQUE INDEX "anamnesis_versions_user_id_number_key" ON "anamnesis_versions"("user_id", "number");

-- CreateIndex
CREATE INDEX "anamnesis_reviews_version_id_id_idx" ON "anamnesis_reviews"("version_id", "id");

-- CreateIndex
CREATE INDEX "anamnesis_reviews_trainer_id_idx" ON "anamnesis_reviews"("trainer_id");

-- CreateIndex
CREATE INDEX "anamnesis_questions_trainer_id_position_idx" ON "anamnesis_questions"("trainer_id", "position");

-- AddForeignKey
ALTER TABLE "anamnesis_drafts" ADD CONSTRAINT "anamnesis_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anamnesis_drafts" ADD CONSTRAINT "anamnesis_drafts_shared_relation_id_fkey" FOREIGN KEY ("shared_relation_id") REFERENCES "client_relations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anamnesis_versions" ADD CONSTRAINT "anamnesis_versions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anamnesis_reviews" ADD CONSTRAINT "anamnesis_reviews_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "anamnesis_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anamnesis_reviews" ADD CONSTRAINT "anamnesis_reviews_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anamnesis_questions" ADD CONSTRAINT "anamnesis_questions_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Versions whose member is to be reminded.
CREATE INDEX "anamnesis_versions_reminders" ON "anamnesis_versions" ("submitted_at") WHERE "reminded_at" IS NULL;
