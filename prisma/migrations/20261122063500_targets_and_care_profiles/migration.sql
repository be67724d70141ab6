-- AlterTable
ALTER TABLE "macro_targets" ADD COLUMN     "encrypted" BYTEA,
ADD COLUMN     "weekdays" JSONB;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "protective_mode" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "weekday_targets" JSONB;

-- CreateTable
CREATE TABLE "care_profiles" (
    "user_id" UUID NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "rev" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by_id" UUID,

    CONSTRAINT "care_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "clearances" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "trainer_id" UUID,
    "encrypted" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clearances_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "care_profiles_updated_by_id_idx" ON "care_profiles"("updated_by_id");

-- CreateIndex
CREATE INDEX "clearances_user_id_id_idx" ON "clearances"("user_id", "id");

-- CreateIndex
CREATE INDEX "clearances_trainer_id_idx" ON "clearances"("trainer_id");

-- AddForeignKey
ALTER TABLE "care_profiles" ADD CONSTRAINT "care_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "care_profiles" ADD CONSTRAINT "care_profiles_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
