-- CreateEnum
CREATE TYPE "PhotoKind" AS ENUM ('MEAL', 'PROGRESS');

-- CreateEnum
CREATE TYPE "ProtocolStatus" AS ENUM ('RUNNING', 'SUBMITTED', 'REVIEWED', 'REOPENED');

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "PhotoKind" NOT NULL,
    "meal_id" UUID,
    "client_key" UUID NOT NULL,
    "taken_on" DATE NOT NULL,
    "upload_key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "key" TEXT,
    "small_key" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "protocols" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "starts_on" DATE NOT NULL,
    "status" "ProtocolStatus" NOT NULL DEFAULT 'RUNNING',
    "submitted_at" TIMESTAMPTZ(3),
    "submission_id" UUID,
    "reminder_times" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reminds_by_mail" BOOLEAN NOT NULL DEFAULT false,
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "protocols_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "protocol_days" (
    "protocol_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "rev" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "protocol_days_pkey" PRIMARY KEY ("protocol_id","day")
);

-- CreateTable
CREATE TABLE "protocol_meals" (
    "id" UUID NOT NULL,
    "protocol_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "client_key" UUID NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "rev" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "protocol_meals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "protocol_comments" (
    "id" UUID NOT NULL,
    "protocol_id" UUID NOT NULL,
    "day" DATE,
    "meal_id" UUID,
    "author_id" UUID,
    "encrypted" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "protocol_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "protocol_evaluations" (
    "protocol_id" UUID NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "rev" INTEGER NOT NULL,
    "trainer_id" UUID,
    "document_id" UUID,
    "published_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "protocol_evaluations_pkey" PRIMARY KEY ("protocol_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "photos_key_key" ON "photos"("key");

-- CreateIndex
CREATE UNIQUE INDEX "photos_small_key_key" ON "photos"("small_key");

-- CreateIndex
CREATE INDEX "photos_user_id_kind_taken_on_idx" ON "photos"("user_id", "kind", "taken_on" DESC);

-- CreateIndex
CREATE INDEX "photos_meal_id_idx" ON "photos"("meal_id");

-- CreateIndex
CREATE UNIQUE INDEX "photos_user_id_client_key_key" ON "photos"("user_id", "client_key");

-- CreateIndex
CREATE UNIQUE INDEX "protocols_user_id_number_key" ON "protocols"("user_id", "number");

-- CreateIndex
CREATE INDEX "protocol_meals_protocol_id_day_idx" ON "protocol_meals"("protocol_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "protocol_meals_protocol_id_client_key_key" ON "protocol_meals"("protocol_id", "client_key");

-- CreateIndex
CREATE INDEX "protocol_comments_protocol_id_id_idx" ON "protocol_comments"("protocol_id", "id");

-- CreateIndex
CREATE INDEX "protocol_comments_meal_id_idx" ON "protocol_comments"("meal_id");

-- CreateIndex
CREATE INDEX "protocol_comments_author_id_idx" ON "protocol_comments"("author_id");

-- CreateIndex
CREATE INDEX "protocol_evaluations_trainer_id_idx" ON "protocol_evaluations"("trainer_id");

-- CreateIndex
CREATE INDEX "protocol_evaluations_document_id_idx" ON "protocol_evaluations"("document_id");

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_meal_id_fkey" FOREIGN KEY ("meal_id") REFERENCES "protocol_meals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocols" ADD CONSTRAINT "protocols_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_days" ADD CONSTRAINT "protocol_days_protocol_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "protocols"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_meals" ADD CONSTRAINT "protocol_meals_protocol_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "protocols"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_comments" ADD CONSTRAINT "protocol_comments_protocol_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "protocols"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_comments" ADD CONSTRAINT "protocol_comments_meal_id_fkey" FOREIGN KEY ("meal_id") REFERENCES "protocol_meals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_comments" ADD CONSTRAINT "protocol_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_evaluations" ADD CONSTRAINT "protocol_evaluations_protocol_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "protocols"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_evaluations" ADD CONSTRAINT "protocol_evaluations_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protocol_evaluations" ADD CONSTRAINT "protocol_evaluations_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- A member writes in one protocol at a time.
CREATE UNIQUE INDEX "protocols_open" ON "protocols" ("user_id") WHERE "status" IN ('RUNNING', 'REOPENED');

-- Protocols whose member chose to be reminded.
CREATE INDEX "protocols_reminders" ON "protocols" ("starts_on") WHERE "status" = 'RUNNING' AND "reminder_times" <> '{}';
