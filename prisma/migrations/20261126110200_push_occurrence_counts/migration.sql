-- AlterTable
ALTER TABLE "push_occurrences" ADD COLUMN     "failed_count" INTEGER,
ADD COLUMN     "opened_count" INTEGER,
ADD COLUMN     "recipient_count" INTEGER,
ADD COLUMN     "sent_count" INTEGER;
