-- AlterTable
ALTER TABLE "notes" ADD COLUMN     "client_key" UUID;

-- AlterTable
ALTER TABLE "push_messages" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "client_key" UUID;
