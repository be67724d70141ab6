-- AlterTable
ALTER TABLE "foods" ADD COLUMN     "client_key" UUID;
