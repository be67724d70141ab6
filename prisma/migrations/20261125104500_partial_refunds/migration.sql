-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "refunded_amount" INTEGER NOT NULL DEFAULT 0;

-- Until now only full refunds were recorded.
UPDATE "orders" SET "refunded_amount" = "amount" WHERE "refunded";
