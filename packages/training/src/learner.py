"""Learns to judge positions, on a graphics card where there is one: the fast twin of plain-learner.ts.

Reads frames from standard input and writes frames to standard output; both are described in learner.ts. With --fixture it
writes, as JSON, what it makes of a tiny case; plain-learner.test.ts holds the twin to it.
"""

import json
import queue
import struct
import sys
import threading
import time

import numpy
import torch

MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8
MOST_ERROR = 3.0
MOST_DUE = 1000


class Net:
    """The parameters in one row, as net.ts has them, and views of its parts."""

    def __init__(self, shape, parameters, device):
        inputs, hidden, second, sections = (shape[k] for k in ("inputs", "hidden", "second", "sections"))
        self.shape, self.device = shape, device
        sizes = [inputs * hidden, hidden, sections * second * hidden, sections * second, sections * second, sections]
        flat = torch.tensor(parameters, dtype=torch.float32, device=device)
        first, first_bias, weight, bias, out, out_bias = flat.split(sizes)
        nothing = torch.zeros(1, hidden, device=device)
        self.first = torch.cat([first.view(inputs, hidden), nothing]).requires_grad_()
        self.first_bias = first_bias.clone().requires_grad_()
        self.weight = weight.view(sections, hidden, second).clone().requires_grad_()
        self.bias = bias.view(sections, second).clone().requires_grad_()
        self.out = out.view(sections, second).clone().requires_grad_()
        self.out_bias = out_bias.clone().requires_grad_()
        self.parts = [self.first, self.first_bias, self.weight, self.bias, self.out, self.out_bias]

    def values(self, inputs, sections):
        """Rows of inputs are filled up with the number after the last input, which stands for nothing."""
        pad = self.shape["inputs"]
        sums = torch.nn.functional.embedding_bag(inputs, self.first, mode="sum", padding_idx=pad)
        hidden = torch.relu(sums + self.first_bias)
        all_sections = torch.einsum("bh,shk->bsk", hidden, self.weight) + self.bias
        mine = torch.relu(all_sections[torch.arange(len(sections), device=self.device), sections])
        return (mine * self.out[sections]).sum(1) + self.out_bias[sections]

    def flat(self, parts):
        rows = [parts[0][: self.shape["inputs"]]] + list(parts[1:])
        return torch.cat([part.detach().reshape(-1) for part in rows])


class Learner:
    def __init__(self, net, keep):
        self.net, self.keep = net, keep
        # Errors are averaged over the batch; beyond MOST_ERROR they pull no harder.
        self.adam = torch.optim.Adam(net.parts, lr=1e-3, betas=(MEAN, SQUARE), eps=TINY)
        self.average = [part.detach().clone() for part in net.parts]

    def step(self, inputs, sections, targets, rate):
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad(set_to_none=True)
        errors = self.net.values(inputs, sections) - targets
        torch.nn.functional.huber_loss(errors, torch.zeros_like(errors), delta=MOST_ERROR).backward()
        self.adam.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.average, [part.detach() for part in self.net.parts], 1 - self.keep)
        return errors.detach().square().sum()


class Memory:
    """The last so many positions, the oldest forgotten first."""

    def __init__(self, capacity, width, device):
        self.inputs = torch.zeros(capacity, width, dtype=torch.int32, device=device)
        self.sections = torch.zeros(capacity, dtype=torch.int64, device=device)
        self.targets = torch.zeros(capacity, device=device)
        self.capacity, self.next, self.size, self.device = capacity, 0, 0, device

    def add(self, inputs, sections, targets):
        n = len(targets)
        at = (torch.arange(n, device=self.device) + self.next) % self.capacity
        self.inputs[at] = torch.as_tensor(inputs.astype(numpy.int32), device=self.device)
        self.sections[at] = torch.as_tensor(sections.astype(numpy.int64), device=self.device)
        self.targets[at] = torch.as_tensor(targets.copy(), device=self.device)
        self.next = (self.next + n) % self.capacity
        self.size = min(self.size + n, self.capacity)

    def sample(self, n):
        at = torch.randint(self.size, (n,), device=self.device)
        return self.inputs[at], self.sections[at], self.targets[at]


def read_exactly(stream, n):
    data = stream.read(n)
    if len(data) < n:
        raise EOFError
    return data


def read_frames(stream, width, frames):
    """Header: number of positions, rate of learning; then inputs, sections, targets."""
    try:
        while True:
            n, rate = struct.unpack("<If", read_exactly(stream, 8))
            inputs = numpy.frombuffer(read_exactly(stream, 2 * n * width), dtype="<u2").reshape(n, width)
            sections = numpy.frombuffer(read_exactly(stream, n), dtype="u1")
            targets = numpy.frombuffer(read_exactly(stream, 4 * n), dtype="<f4")
            frames.put((rate, inputs, sections, targets))
    except EOFError:
        frames.put(None)


def tell(net, learner, learned, errors):
    """Number of positions learned from, mean squared error since the last time, then all parameters."""
    parameters = net.flat(learner.average).cpu().numpy().astype("<f4").tobytes()
    sys.stdout.buffer.write(struct.pack("<dd", learned, errors) + parameters)
    sys.stdout.buffer.flush()


def run(plan):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    print(f"learning on {device} with torch {torch.__version__}", file=sys.stderr, flush=True)
    torch.manual_seed(plan["seed"])
    size = plan["size"]
    net = Net(plan["shape"], numpy.frombuffer(read_exactly(sys.stdin.buffer, 4 * size), dtype="<f4").copy(), device)
    learner = Learner(net, plan["keep"])
    memory = Memory(plan["memory"], plan["width"], device)
    frames = queue.Queue()
    reader = threading.Thread(target=read_frames, args=(sys.stdin.buffer, plan["width"], frames), daemon=True)
    reader.start()
    due, learned, squares, since, rate, open_ = 0.0, 0, torch.zeros((), device=device), 0, 0.0, True
    told = time.monotonic()
    while open_ or due >= plan["batch"]:
        while open_ and (due < plan["batch"] or not frames.empty()):
            frame = frames.get()
            if frame is None:
                open_ = False
                break
            rate, inputs, sections, targets = frame
            memory.add(inputs, sections, targets)
            # Whoever cannot keep up learns less from each position rather than ever later.
            due = min(due + plan["uses"] * len(targets), MOST_DUE * plan["batch"])
        for _ in range(int(min(due // plan["batch"], 16))):
            squares += learner.step(*memory.sample(plan["batch"]), rate)
            learned += plan["batch"]
            since += plan["batch"]
            due -= plan["batch"]
        if since > 0 and time.monotonic() - told >= plan["interval"]:
            tell(net, learner, learned, float(squares) / since)
            told, since = time.monotonic(), 0
            squares.zero_()
    tell(net, learner, learned, float(squares) / max(since, 1))


def fixture():
    """A tiny case with every part in it: inputs in rows of different lengths, two sections, errors beyond the limit."""
    shape = {"inputs": 12, "hidden": 8, "second": 4, "sections": 2}
    size = 12 * 8 + 8 + 2 * 4 * 8 + 2 * 4 + 2 * 4 + 2
    parameters = [((i * 7919) % 997) / 997 - 0.5 for i in range(size)]
    positions = []
    for i in range(48):
        inputs = sorted({(i * 5 + k * k * 3) % 12 for k in range(1 + i % 5)})
        positions.append({"inputs": inputs, "section": i % 2, "target": ((i * 37) % 23) / 2 - 4})
    net = Net(shape, parameters, "cpu")
    learner = Learner(net, 0.9)
    for turn in range(6):
        for start in range(0, 48, 16):
            batch = positions[start : start + 16]
            width = max(len(one["inputs"]) for one in batch)
            rows = [one["inputs"] + [12] * (width - len(one["inputs"])) for one in batch]
            sections = torch.tensor([one["section"] for one in batch])
            targets = torch.tensor([one["target"] for one in batch])
            learner.step(torch.tensor(rows), sections, targets, 0.01)
    after = {"parameters": net.flat(net.parts).tolist(), "average": net.flat(learner.average).tolist()}
    json.dump({"shape": shape, "keep": 0.9, "rate": 0.01, "batch": 16, "turns": 6, "before": parameters, "positions": positions, "after": after}, sys.stdout)


if __name__ == "__main__":
    if sys.argv[1] == "--fixture":
        fixture()
    else:
        run(json.loads(sys.argv[1]))
