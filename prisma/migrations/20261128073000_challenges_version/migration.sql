-- AlterTable
ALTER TABLE "challenges" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
