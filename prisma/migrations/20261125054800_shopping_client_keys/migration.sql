-- AlterTable
ALTER TABLE "shopping_items" ADD COLUMN     "client_key" UUID;
