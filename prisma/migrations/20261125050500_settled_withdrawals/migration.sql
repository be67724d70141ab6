-- AlterTable
ALTER TABLE "withdrawals" ADD COLUMN     "settled_at" TIMESTAMPTZ(3),
ADD COLUMN     "settled_by_id" UUID;

-- CreateIndex
CREATE INDEX "withdrawals_settled_at_received_at_idx" ON "withdrawals"("settled_at", "received_at");

-- CreateIndex
CREATE INDEX "withdrawals_settled_by_id_idx" ON "withdrawals"("settled_by_id");

-- AddForeignKey
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settled_by_id_fkey" FOREIGN KEY ("settled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
