import { useCallback, useEffect, useRef, useState } from "react";
import { useHref, useRevalidator } from "react-router";
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { filesOf, matchFiles, uploadFile } from "../../../components/media/upload.ts";
import type { Matching } from "../../../components/media/upload.ts";
import { openZip } from "../../../components/media/zip.ts";
import type { ZippedFile } from "../../../components/media/zip.ts";
import { texts } from "./texts.ts";

export interface Progress {
  done: number;
  of: number;
  onProducts: number;
  /** Files without a matching product, with the reason. */
  alone: string[];
  refused: string[];
}
const NOTHING: Progress = { done: 0, of: 0, onProducts: 0, alone: [], refused: [] };

/** Uploads files one by one. If `isByCode` returns true, first previews which products they belong to. */
export function useDroppedFiles(isByCode: () => boolean) {
  const to = useHref("/media/incarca");
  const matchesAt = useHref("/media/potriviri");
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState(NOTHING);
  const [isOver, setOver] = useState(false);
  const [matching, setMatching] = useState<Matching>();
  const waiting = useRef<WaitingFile[]>([]);
  const requested = useRef<ZippedFile[]>([]);
  const isSending = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { name } = next;
      const file = await next.open();
      const answer = file
        ? await uploadFile(to, file, { isByCode: next.isByCode })
        : { ok: false as const, why: "fișierul din ZIP este deteriorat, criptat sau are peste 20 MB" };
      setProgress((before) => after(before, name, answer));
    }
    isSending.current = false;
    await revalidate();
  }, [to, revalidate]);

  const take = useCallback(
    async (files: File[]): Promise<void> => {
      for (const file of files) {
        const inside = /\.zip$/i.test(file.name) ? await openZip(file, UPLOAD_BYTES) : [asItIs(file)];
        if (!inside) {
          const why = texts.refusedFile(
            file.name,
            "nu este un ZIP valid, are peste 2.000 de fișiere sau peste 1 GB",
          );
          setProgress((before) => ({ ...before, of: before.of + 1, refused: [...before.refused, why] }));
          continue;
        }
        if (isByCode()) requested.current.push(...inside);
        else {
          setProgress((before) => ({ ...before, of: before.of + inside.length }));
          waiting.current.push(...inside);
        }
      }
      if (requested.current.length > 0)
        setMatching(await matchFiles(matchesAt, requested.current.map(nameOf)));
      await send();
    },
    [send, isByCode, matchesAt],
  );

  const agree = useCallback(
    async (isAgreed: boolean): Promise<void> => {
      const files = requested.current.splice(0);
      setMatching(undefined);
      if (!isAgreed) return;
      setProgress((before) => ({ ...before, of: before.of + files.length }));
      waiting.current.push(...files.map(byCode));
      await send();
    },
    [send],
  );

  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      void take(filesOf(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent): void => void take(filesOf(event.clipboardData));
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", out);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", out);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [take]);
  return { progress, isOver, take, matching, agree };
}

interface WaitingFile extends ZippedFile {
  isByCode?: boolean;
}

const byCode = (file: ZippedFile): WaitingFile => ({ ...file, isByCode: true });
const nameOf = ({ name }: ZippedFile): string => name;

function asItIs(file: File): ZippedFile {
  return { name: file.name, open: async () => file };
}

type Answer = Awaited<ReturnType<typeof uploadFile>>;

function after(before: Progress, name: string, answer: Answer): Progress {
  if (!answer.ok) return { ...before, refused: [...before.refused, texts.refusedFile(name, answer.why)] };
  const { product } = answer;
  return {
    ...before,
    done: before.done + 1,
    onProducts: before.onProducts + (product?.ok ? 1 : 0),
    alone: product?.ok === false ? [...before.alone, texts.refusedFile(name, product.why)] : before.alone,
  };
}
