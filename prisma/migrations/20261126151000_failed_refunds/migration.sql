-- AlterTable
ALTER TABLE "withdrawals" ADD COLUMN     "refund_failed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "failed_refunds" (
    "id" TEXT NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "failed_refunds_pkey" PRIMARY KEY ("id")
);
