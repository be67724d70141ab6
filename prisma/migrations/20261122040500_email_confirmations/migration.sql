-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "email_confirmations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_confirmations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "email_confirmations_user_id_idx" ON "email_confirmations"("user_id");

-- CreateIndex
CREATE INDEX "mail_deliveries_user_id_idx" ON "mail_deliveries"("user_id");

-- AddForeignKey
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An older account counts as confirmed where its owner has opened a mailed link: whoever set a new password with one reads the
-- address's mail. `.test` is reserved, so only demo accounts have such addresses. Everybody else is asked to confirm.
UPDATE "users" u SET "email_confirmed_at" = r."used_at"
FROM (SELECT "user_id", max("used_at") AS "used_at" FROM "password_resets" WHERE "used_at" IS NOT NULL GROUP BY "user_id") r
WHERE r."user_id" = u."id";
UPDATE "users" SET "email_confirmed_at" = "created_at" WHERE "email" LIKE '%@kostbar.test';

-- A sign-up linked the subscription of its address without asking its owner, and deleting the account deleted it.
UPDATE "newsletter_subscriptions" n SET "user_id" = NULL
FROM "users" u WHERE u."id" = n."user_id" AND u."email_confirmed_at" IS NULL;
