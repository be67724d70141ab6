-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "given_up_at" TIMESTAMPTZ(3);
