-- AlterEnum
ALTER TYPE "PushMessageStatus" ADD VALUE 'DRAFT' BEFORE 'PLANNED';
