-- AlterTable
ALTER TABLE "data_exports" ALTER COLUMN "size" SET DATA TYPE BIGINT;
