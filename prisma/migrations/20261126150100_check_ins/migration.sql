-- CreateEnum
CREATE TYPE "CheckInStatus" AS ENUM ('OPEN', 'SUBMITTED', 'REPLIED', 'MISSED');

-- CreateTable
CREATE TABLE "check_in_forms" (
    "id" UUID NOT NULL,
    "trainer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "questions" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in_schedules" (
    "relation_id" UUID NOT NULL,
    "form_id" UUID NOT NULL,
    "weekday" "Weekday" NOT NULL,
    "next_on" DATE NOT NULL,

    CONSTRAINT "check_in_schedules_pkey" PRIMARY KEY ("relation_id")
);

-- CreateTable
CREATE TABLE "check_ins" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "relation_id" UUID NOT NULL,
    "form_name" TEXT NOT NULL,
    "questions" JSONB NOT NULL,
    "due_on" DATE NOT NULL,
    "status" "CheckInStatus" NOT NULL DEFAULT 'OPEN',
    "encrypted" BYTEA,
    "submitted_at" TIMESTAMPTZ(3),
    "encrypted_reply" BYTEA,
    "replied_at" TIMESTAMPTZ(3),

    CONSTRAINT "check_ins_pkey" PRIMARY KEY ("id")
);

-- A trainer's forms are told apart by their names.
CREATE UNIQUE INDEX "check_in_forms_trainer_id_name_key" ON "check_in_forms"("trainer_id", lower("name"));

-- CreateIndex
CREATE INDEX "check_in_schedules_form_id_idx" ON "check_in_schedules"("form_id");

-- CreateIndex
CREATE INDEX "check_in_schedules_next_on_idx" ON "check_in_schedules"("next_on");

-- CreateIndex
CREATE INDEX "check_ins_user_id_id_idx" ON "check_ins"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "check_ins_relation_id_due_on_key" ON "check_ins"("relation_id", "due_on");

-- For the trainer's queue, and for the job that closes what was not submitted.
CREATE INDEX "check_ins_submitted_idx" ON "check_ins"("relation_id") WHERE "status" = 'SUBMITTED';
CREATE INDEX "check_ins_open_idx" ON "check_ins"("due_on") WHERE "status" = 'OPEN';

-- AddForeignKey
ALTER TABLE "check_in_forms" ADD CONSTRAINT "check_in_forms_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_schedules" ADD CONSTRAINT "check_in_schedules_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_schedules" ADD CONSTRAINT "check_in_schedules_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "check_in_forms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_relation_id_fkey" FOREIGN KEY ("relation_id") REFERENCES "client_relations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
