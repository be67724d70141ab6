-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "start_requested_at" TIMESTAMPTZ(3);
