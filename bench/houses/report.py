def show(*a): print(a[1])
def judge(*a): pass
