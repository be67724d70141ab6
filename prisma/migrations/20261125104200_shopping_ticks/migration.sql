-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "checked_at" TIMESTAMPTZ(3);
