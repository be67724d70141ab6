-- CreateEnum
CREATE TYPE "ChallengeTask" AS ENUM ('YES_NO', 'AMOUNT', 'STEPS', 'WATER_ML', 'VEGETABLE_PORTIONS');

-- CreateEnum
CREATE TYPE "ChallengeAudience" AS ENUM ('CLIENTS', 'EVERYONE');

-- CreateEnum
CREATE TYPE "ChallengeNames" AS ENUM ('FIRST_NAMES', 'INITIALS');

-- CreateTable
CREATE TABLE "challenges" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "audience" "ChallengeAudience" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "task" "ChallengeTask" NOT NULL,
    "target" INTEGER NOT NULL,
    "unit" TEXT,
    "weekdays" INTEGER[],
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "points" INTEGER NOT NULL,
    "required_days" INTEGER,
    "names" "ChallengeNames" NOT NULL,
    "reminder_time" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge_members" (
    "challenge_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "joined_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    "reminded_on" DATE,
    "end_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "challenge_members_pkey" PRIMARY KEY ("user_id","challenge_id")
);

-- CreateTable
CREATE TABLE "challenge_entries" (
    "user_id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "amount" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "challenge_entries_pkey" PRIMARY KEY ("user_id","challenge_id","day")
);

-- CreateIndex
CREATE INDEX "challenges_owner_id_id_idx" ON "challenges"("owner_id", "id");

-- CreateIndex
CREATE INDEX "challenges_ends_on_idx" ON "challenges"("ends_on");

-- CreateIndex
CREATE INDEX "challenge_members_challenge_id_idx" ON "challenge_members"("challenge_id");

-- CreateIndex
CREATE INDEX "challenge_entries_challenge_id_idx" ON "challenge_entries"("challenge_id");

-- AddForeignKey
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most 90 days, at least one weekday, and a state that makes sense.
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_days" CHECK ("ends_on" BETWEEN "starts_on" AND "starts_on" + 89);
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_weekdays" CHECK (cardinality("weekdays") BETWEEN 1 AND 7);
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_cancelled" CHECK ("cancelled_at" IS NULL OR "published_at" IS NOT NULL);
