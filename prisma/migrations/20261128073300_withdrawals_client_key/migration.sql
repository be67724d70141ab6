-- AlterTable
ALTER TABLE "withdrawals" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "withdrawals_email_client_key_key" ON "withdrawals"("email", "client_key");
