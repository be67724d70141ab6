-- What the member reads is kept beside the trainer's draft, which changes on.
ALTER TABLE "protocol_evaluations" ADD COLUMN "published" BYTEA;

-- A trainer says one thing about a day and one about a meal, and can change it.
ALTER TABLE "protocol_comments" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE UNIQUE INDEX "protocol_comments_day_key" ON "protocol_comments"("protocol_id", "day") WHERE "meal_id" IS NULL;
CREATE UNIQUE INDEX "protocol_comments_meal_key" ON "protocol_comments"("meal_id") WHERE "meal_id" IS NOT NULL;
