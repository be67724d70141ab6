-- AlterTable
ALTER TABLE "measures" ADD COLUMN     "changed_at" TIMESTAMPTZ(3);
