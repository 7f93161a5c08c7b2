/** An in-memory disk that a test can fill to the last byte, and free again. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MOUNT = "/bin/mount";
const UMOUNT = "/bin/umount";
const ROOM = "2g";

export interface SmallDisk {
  mountAt(folder: string): void;
  /** Shrinks the disk to exactly the size of its content. */
  fill(): void;
  makeRoom(): void;
  unmount(): void;
}

/** Returns true if this machine allows us to mount an in-memory disk. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "curat-disk-"));
  const isMounted = mount(["-o", "size=64k", "tmpfs", folder]);
  if (isMounted) spawnSync(UMOUNT, [folder]);
  rmdirSync(folder);
  return isMounted;
}

export function smallDisk(): SmallDisk {
  let at = "";
  const resize = (size: string): boolean => mount(["-o", `remount,size=${size}`, at]);
  return {
    mountAt: (folder) => {
      if (!mount(["-o", `size=${ROOM},mode=755`, "tmpfs", folder])) throw new Error("Nothing was mounted.");
      at = folder;
    },
    fill: () => {
      const used = (): string => {
        const { blocks, bfree, bsize } = statfsSync(at);
        return String((blocks - bfree) * bsize);
      };
      // The shop keeps writing, and the disk cannot shrink below the size of its content.
      for (let tries = 0; !resize(used()); tries += 1)
        if (tries > 500) throw new Error(`${at} does not become smaller.`);
    },
    makeRoom: () => void resize(ROOM),
    unmount: () => void spawnSync(UMOUNT, [at]),
  };
}

function mount(options: string[]): boolean {
  return spawnSync(MOUNT, ["-t", "tmpfs", ...options]).status === 0;
}
