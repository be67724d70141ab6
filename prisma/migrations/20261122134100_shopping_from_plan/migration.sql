-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "batch_id" UUID,
ADD COLUMN     "before" JSONB;
